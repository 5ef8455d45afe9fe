import { mountAll } from '#shared/view';
import { fillIn } from './view/fill-in';
import { FORM_CLASS } from './view/parts';

// An element of that class that is no form is an author's own.
mountAll( `form.${ FORM_CLASS }`, fillIn );
