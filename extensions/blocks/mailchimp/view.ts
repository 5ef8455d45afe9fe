import { signUpForm } from '#shared/sign-up';
import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';

mountAll( `.${ ROOT_CLASS }`, signUpForm );
