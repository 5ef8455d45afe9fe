import { signUpForm } from '#shared/sign-up';
import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';

// Mount only forms that are submitted to this site. The browser itself submits forms that go to the provider.
mountAll( `.${ ROOT_CLASS }`, signUpForm );
