/** Does work that no other page of this browser does at the same time. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(`sat:${name}`, begin);
  } catch (error) {
    if (isBegun) throw error;
    // There are no locks, such as at an insecure address or where nothing may be stored.
    return begin();
  }
}
