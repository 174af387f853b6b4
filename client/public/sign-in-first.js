// A page for accounts, asked for in a browser that keeps no sign-in: the page to sign in on comes at once, as the
// server has drawn it. The shop's own code would send its visitor there too, but only once it is here.
(() => {
  if (mayBeSignedIn()) return;
  const signIn = document.getElementById('sign-in').content;
  document.getElementById('code').replaceWith(signIn.getElementById('code'));
  const root = document.getElementById('root');
  root.replaceChildren(signIn);
  // For the shop's code, which takes over what is drawn (client/src/app/bootstrap.tsx).
  root.dataset.shows = '/login';

  function mayBeSignedIn() {
    try {
      // Where Firebase keeps it (client/src/lib/auth/firebase-identity.ts).
      return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
    } catch {
      // A browser that keeps nothing may know another way.
      return true;
    }
  }
})();
