import { windowOf, type Behavior } from '#shared/view';
import { openDraft } from './draft';

/**
 * Maximum time to wait for the code that sends the form in place. After that, the browser submits the form normally.
 */
const PATIENCE_MS = 10_000;

/**
 * Restores a draft into a form. The code that validates and sends is loaded when the visitor starts typing, so that
 * pages that are only read do not load it.
 */
export const fillIn: Behavior = ( root, signal ) => {
	const form = root as HTMLFormElement;
	const win = windowOf( form );
	const draft = openDraft( form );
	const started = win.Date.now();
	let sender: Promise< () => void > | undefined;

	/** Loads the code that sends the form. */
	const load = () =>
		( sender ??= new Promise( ( resolve, reject ) => {
			win.setTimeout( reject, PATIENCE_MS );
			import(
				/* webpackChunkName: "blocks/contact-form/touched" */ './send-in-place'
			)
				.then( ( { sendInPlace } ) =>
					sendInPlace( form, draft, started, signal )
				)
				.then( resolve, reject );
		} ) );
	const begin = () =>
		void load().catch( () => {
			// The next attempt loads it again.
			sender = undefined;
		} );

	form.noValidate = true;
	form.addEventListener( 'focusin', begin, { signal } );
	form.addEventListener( 'input', begin, { signal } );
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			void load().then(
				( send ) => send(),
				// Not `form.submit`: it may be a field with that name.
				() =>
					signal.aborted ||
					win.HTMLFormElement.prototype.submit.call( form )
			);
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		form.noValidate = false;
	} );
};
