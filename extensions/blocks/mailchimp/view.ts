import { mountAll } from '#shared/view';
import { ROOT_CLASS } from './markup';
import { signUp } from './view/sign-up';

mountAll( `.${ ROOT_CLASS }`, signUp );
