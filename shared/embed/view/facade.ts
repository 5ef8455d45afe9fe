import type { whenAgreed } from '#shared/consent';
import { element } from '#shared/view';
import { createAlwaysShowCheckbox } from './always-show';

/** Consent category of third-party content: loading it shares the visitor's IP address. */
const CATEGORY = 'marketing';

type Facade = {
	/**
	 * Class of the placeholder. Its children have this class with the suffixes `-name`, `-note` and `-show`; the
	 * checkbox next to the placeholder has it with `-always`.
	 */
	className: string;
	/** Slug for storing the visitor's choice to always show the content. */
	slug: string;
	words: {
		/** Heading above the button, if the button's label does not name the content. */
		name?: string;
		/** Label of the button that loads the content. */
		show: string;
		/** Note with the host that the browser contacts after a click. */
		note: string;
		loading: string;
		/** Message after loading failed. Says that the button can be clicked again. */
		failed: string;
		/**
		 * Label of the "always show" checkbox. Without a label, there is no checkbox, and stored choices are ignored.
		 */
		always?: string;
	};
	/** Triggers loading without a click, for example after consent. Independent of the visitor's stored choice. */
	opens?: typeof whenAgreed;
	/**
	 * Loads the content. Resolves to the element that receives focus when the button disappears. `isPressed` is true if
	 * the visitor clicked the button.
	 */
	load( isPressed: boolean ): Promise< HTMLElement | null >;
	signal: AbortSignal;
};

/**
 * Adds a click-to-load button that covers third-party content. The content loads after a click, after consent, or if
 * the visitor always shows it. On failure, the button stays with a message, and the error is logged.
 *
 * @return A function that loads the content like a click on the button.
 */
export function addFacade(
	parent: HTMLElement,
	{ className, slug, words, opens, load, signal }: Facade
): () => void {
	const doc = parent.ownerDocument;
	const part = < Name extends 'button' | 'p' | 'div' >(
		tag: Name,
		name: string,
		...children: ( Node | string )[]
	) => element( doc, tag, { class: className + name }, ...children );
	const button = part( 'button', '-show wp-element-button', words.show );
	button.type = 'button';
	const note = part( 'p', '-note', words.note );
	note.setAttribute( 'role', 'status' );
	const facade = part(
		'div',
		'',
		...( words.name ? [ part( 'p', '-name', words.name ) ] : [] ),
		note,
		button
	);
	let hasBegun = false;
	const press = ( event?: Event ) => {
		if ( hasBegun ) {
			return;
		}
		hasBegun = true;
		button.setAttribute( 'aria-disabled', 'true' );
		note.textContent = words.loading;
		load( !! event ).then(
			( next ) => {
				const hadFocus = facade.contains( doc.activeElement );
				facade.remove();
				if ( hadFocus ) {
					next?.focus();
				}
			},
			( error: unknown ) => {
				hasBegun = false;
				button.removeAttribute( 'aria-disabled' );
				note.textContent = words.failed;
				if ( ! signal.aborted ) {
					console.error( error );
				}
			}
		);
	};
	button.addEventListener( 'click', press );
	parent.append( facade );
	signal.addEventListener( 'abort', () => facade.remove() );
	if ( words.always ) {
		const always = createAlwaysShowCheckbox(
			doc,
			slug,
			words.always,
			press,
			signal
		);
		always.className = `${ className }-always`;
		parent.append( always );
		signal.addEventListener( 'abort', () => always.remove() );
	}
	opens?.( CATEGORY, press, { signal, doc } );
	return press;
}
