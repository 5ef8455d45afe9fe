import { element } from '#shared/view';

type Facade = {
	/** Class of the façade; its parts are `…-show` and `…-note`. */
	className: string;
	words: {
		/** On the button. */
		show: string;
		/** Under it: whom the press asks. */
		note: string;
		loading: string;
		/** What is kept, and that the button can be pressed again. */
		failed: string;
	};
	/** Resolves with what takes the focus from the button that is gone. */
	load(): Promise< HTMLElement | null >;
	signal: AbortSignal;
};

/**
 * A button in place of something that other people's servers would be asked for: one press loads it, and the façade
 * goes when it is there. Where it fails the façade says so and stays; the error goes to the console.
 *
 * @return What a press does, for whoever learns of a consent meanwhile.
 */
export function addFacade(
	parent: HTMLElement,
	{ className, words, load, signal }: Facade
): () => void {
	const doc = parent.ownerDocument;
	const button = element(
		doc,
		'button',
		{ type: 'button', class: `${ className }-show wp-element-button` },
		words.show
	);
	const note = element(
		doc,
		'p',
		{ class: `${ className }-note`, role: 'status' },
		words.note
	);
	const facade = element( doc, 'div', { class: className }, button, note );
	let isLoading = false;
	const press = () => {
		if ( isLoading ) {
			return;
		}
		isLoading = true;
		button.setAttribute( 'aria-disabled', 'true' );
		note.textContent = words.loading;
		load().then(
			( next ) => {
				const hadFocus = facade.contains( doc.activeElement );
				facade.remove();
				if ( hadFocus ) {
					next?.focus();
				}
			},
			( error: unknown ) => {
				isLoading = false;
				button.removeAttribute( 'aria-disabled' );
				note.textContent = words.failed;
				if ( ! signal.aborted ) {
					console.error( error );
				}
			}
		);
	};
	button.addEventListener( 'click', press );
	signal.addEventListener( 'abort', () => facade.remove() );
	parent.append( facade );
	return press;
}
