import { type Behavior, mountAll, windowOf } from '#shared/view';
import { BLOCK } from './markup';
import { tabs } from './view/tabs';

/**
 * How long to wait in milliseconds for the code that submits the form without leaving the page. After that, the browser
 * submits the form normally.
 */
const PATIENCE_MS = 10_000;

/**
 * Replaces radio buttons with tabs. Loads the code that validates and submits a form when a visitor starts to fill it
 * in.
 */
const donations: Behavior = ( root, signal ) => {
	const win = windowOf( root );
	tabs( root, signal );
	root.querySelectorAll( 'form' ).forEach( ( form ) => {
		let sender: Promise< () => void > | undefined;
		const load = () =>
			( sender ??= new Promise( ( resolve, reject ) => {
				win.setTimeout( reject, PATIENCE_MS );
				import(
					/* webpackChunkName: "blocks/donations/touched" */ './view/donation-form'
				)
					.then( ( { donationForm } ) =>
						donationForm( form, signal )
					)
					.then( resolve, reject );
			} ) );
		const begin = () =>
			void load().catch( () => {
				// Let the next submission try to load the code again.
				sender = undefined;
			} );

		form.noValidate = true;
		form.addEventListener( 'focusin', begin, { signal } );
		form.addEventListener(
			'submit',
			( event ) => {
				event.preventDefault();
				void load().then(
					( send ) => send(),
					() => signal.aborted || form.submit()
				);
			},
			{ signal }
		);
		signal.addEventListener( 'abort', () => {
			form.noValidate = false;
		} );
	} );
};

mountAll( `.${ BLOCK }`, donations );
