import { windowOf } from './window-of';

/** Milliseconds to wait for the code that sends the form. After that, the browser submits the form normally. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a form without leaving the page. The code for that loads when the visitor starts to fill in the form, not for
 * visitors who only read the page.
 *
 * @param form   The form. The browser does not validate it, because the code does.
 * @param load   Loads the code, and resolves with a function that validates and sends the form.
 * @param signal Ends the behavior.
 */
export function submitInPlace(
	form: HTMLFormElement,
	load: () => Promise< () => void >,
	signal: AbortSignal
): void {
	const win = windowOf( form );
	let sender: Promise< () => void > | undefined;
	const getSender = () =>
		( sender ??= new Promise( ( resolve, reject ) => {
			win.setTimeout( reject, TIMEOUT_MS );
			load().then( resolve, reject );
		} ) );
	const begin = () =>
		void getSender().catch( () => {
			// Let the next attempt load the code again.
			sender = undefined;
		} );

	form.noValidate = true;
	form.addEventListener( 'focusin', begin, { signal } );
	form.addEventListener( 'input', begin, { signal } );
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			void getSender().then(
				( send ) => send(),
				// Call `submit()` on the prototype, because `form.submit` may be a field with that name.
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
}
