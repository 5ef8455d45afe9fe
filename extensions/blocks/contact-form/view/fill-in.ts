import { windowOf, type Behavior } from '#shared/view';
import { openDraft } from './draft';

/** How long a visitor who sends waits for the part that sends in place, before the browser sends the form as it would without. */
const PATIENCE_MS = 10_000;

/**
 * Restores a draft into a form. The code that validates and sends is loaded when the visitor starts typing; a page that
 * is only read does not load it.
 */
export const fillIn: Behavior = ( root, signal ) => {
	const form = root as HTMLFormElement;
	const win = windowOf( form );
	const draft = openDraft( form );
	const started = win.Date.now();
	let sender: Promise< () => void > | undefined;

	/** Gives what sends the form. */
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
			// The next attempt gets a new sender.
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
				// The form's own `submit` may be a field that its author has called so.
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
