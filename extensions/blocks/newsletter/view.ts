import { signUpForm } from '#shared/sign-up';
import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';

// A form that goes to the provider names no address of the site, and is left to the browser.
mountAll( `.${ ROOT_CLASS }`, signUpForm );
