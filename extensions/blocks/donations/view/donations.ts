import { windowOf, type Behavior } from '#shared/view';
import { bankTransfer } from './bank-transfer';
import { tabs } from './tabs';

/**
 * Maximum time to wait for the code that submits the form in place. After that, the browser submits the form normally.
 */
const PATIENCE_MS = 10_000;

/**
 * Replaces radio buttons with tabs, and enables the buttons of the bank details. The code that validates and submits a
 * form loads when a visitor starts to fill it in.
 */
export const donations: Behavior = ( root, signal ) => {
	const win = windowOf( root );
	tabs( root, signal );
	bankTransfer( root, signal );
	root.querySelectorAll( 'form' ).forEach( ( form ) => {
		let sender: Promise< () => void > | undefined;
		const load = () =>
			( sender ??= new Promise( ( resolve, reject ) => {
				win.setTimeout( reject, PATIENCE_MS );
				import(
					/* webpackChunkName: "blocks/donations/touched" */ './donation-form'
				)
					.then( ( { donationForm } ) =>
						donationForm( form, signal )
					)
					.then( resolve, reject );
			} ) );
		const begin = () =>
			void load().catch( () => {
				// The next submission loads it again.
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
