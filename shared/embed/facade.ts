import type { whenAgreed } from '#shared/consent';
import { element } from '#shared/view';
import { alwaysShown } from './always';

/** Content of others goes to `marketing`: whoever is asked learns the visitor's address. */
const CATEGORY = 'marketing';

type Facade = {
	/** Class of the façade; its parts are `…-name`, `…-note` and `…-show`, and beside it `…-always`. */
	className: string;
	/** Under which the visitor's choice to always show it is kept. */
	slug: string;
	words: {
		/** Over the button, where the button alone does not say what comes. */
		name?: string;
		/** On the button. */
		show: string;
		/** Whom the press asks. */
		note: string;
		loading: string;
		/** What is kept, and that the button can be pressed again. */
		failed: string;
		/** Of the tick that shows the service always; without it there is none, and none is heeded. */
		always?: string;
	};
	/** Says when it loads without a press, and without the visitor's own choice; without it never. */
	opens?: typeof whenAgreed;
	/** Resolves with what takes the focus from the button that is gone; is told whether the visitor has pressed it. */
	load( isPressed: boolean ): Promise< HTMLElement | null >;
	signal: AbortSignal;
};

/**
 * A button in place of something that other people's servers would be asked for: one press loads it, and the façade
 * goes when it is there. Where it fails the façade says so and stays; the error goes to the console. Nothing else of
 * ours asks anybody before: maps, GIFs and embeds wait here for the press, for the visitor's own choice to always show
 * the service, or for a consent tool.
 *
 * @return What a press does, for whoever opens it otherwise.
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
		const always = alwaysShown( doc, slug, words.always, press, signal );
		always.className = `${ className }-always`;
		parent.append( always );
		signal.addEventListener( 'abort', () => always.remove() );
	}
	opens?.( CATEGORY, press, { signal, doc } );
	return press;
}
