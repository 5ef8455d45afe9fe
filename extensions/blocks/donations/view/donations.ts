import { windowOf, type Behavior } from '#shared/view';
import { bankTransfer } from './bank-transfer';
import { tabs } from './tabs';

/** How long a visitor who sends waits for the part that sends in place, before the browser sends the form as it would without. */
const PATIENCE_MS = 10_000;

/**
 * Replaces radio buttons with tabs, and adds the account's buttons. The code that checks and submits a form loads when
 * a visitor starts to fill it in.
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
				// The next submission asks again.
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
