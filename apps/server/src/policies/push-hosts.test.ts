import { expect, test } from "vitest";
import { isPushAddress, PUSH_HOSTS } from "./push-hosts.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QGuQ",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://push.example.org/abc",
])("a push service is called: %s", (address) => {
  expect(isPushAddress(address, [...PUSH_HOSTS, "push.example.org"])).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://ada:secret@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.example.org/",
  "https://example.org/#fcm.googleapis.com",
  "https://example.org\\@fcm.googleapis.com/",
  "https://evilpush.apple.com.example.org/",
  "https://evilnotify.windows.com/",
  "https://push.apple.com/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/",
  "file:///etc/passwd",
  "fcm.googleapis.com",
  "",
])("nothing else is: %s", (address) => {
  expect(isPushAddress(address, PUSH_HOSTS)).toBe(false);
});
