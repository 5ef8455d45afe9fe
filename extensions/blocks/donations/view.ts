import { type Behavior, mountAll, submitInPlace } from '#shared/view';
import { BLOCK } from './markup';
import { tabs } from './view/tabs';

/**
 * Replaces radio buttons with tabs. Loads the code that validates and submits a form when a visitor starts to fill it
 * in.
 */
const donations: Behavior = ( root, signal ) => {
	tabs( root, signal );
	root.querySelectorAll( 'form' ).forEach( ( form ) =>
		submitInPlace(
			form,
			() =>
				import(
					/* webpackChunkName: "blocks/donations/touched" */ './view/donation-form'
				).then( ( { donationForm } ) => donationForm( form, signal ) ),
			signal
		)
	);
};

mountAll( `.${ BLOCK }`, donations );
