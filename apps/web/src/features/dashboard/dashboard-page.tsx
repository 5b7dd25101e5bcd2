/** Home of the signed-in. */
export function DashboardPage() {
  return <h1>Dashboard</h1>;
}
