import { viewData } from '#shared/view';
import { sortable, type Choice, type Texts } from './sortable';

const { choices = [], texts } = viewData( 'sharing-settings', document ) as {
	choices?: Choice[];
	texts?: Texts;
};
const field = document.querySelector< HTMLTextAreaElement >(
	'#dovetail-blocks-sharing-networks'
);
if ( field && texts ) {
	sortable( field, choices, texts );
}
