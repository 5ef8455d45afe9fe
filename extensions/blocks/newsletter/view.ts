import { signUpForm } from '#shared/sign-up';
import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';

// Only mounts forms that contain the site's URL. Forms that go to the provider are left to the browser.
mountAll( `.${ ROOT_CLASS }`, signUpForm );
