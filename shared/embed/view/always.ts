import { element } from '#shared/view';

/** Where the visitor's own choices are kept, a JSON list of slugs, and the event by which the embeds of a page hear of one. */
const KEY = 'dovetail-always-show';

/** The choices; none where the browser keeps nothing, or something that is no list. */
function chosen( win: Window ): readonly string[] {
	try {
		return [].concat( JSON.parse( win.localStorage[ KEY ] ) );
	} catch {
		return [];
	}
}

/**
 * A tick with which a visitor always shows a service, or no longer does: kept in this browser, told to every embed of
 * the page. What is open stays open.
 *
 * @param slug    Of the service.
 * @param label   Says which.
 * @param onShown Called when the service is to be shown from now on; at once when it was chosen before.
 */
export function alwaysShown(
	doc: Document,
	slug: string,
	label: string,
	onShown: () => void,
	signal: AbortSignal
): HTMLElement {
	const win = doc.defaultView as Window;
	const tick = element( doc, 'input', { type: 'checkbox' } );
	const update = () => {
		tick.checked = chosen( win ).includes( slug );
		if ( tick.checked ) {
			onShown();
		}
	};
	tick.addEventListener( 'change', () => {
		const others = chosen( win ).filter( ( each ) => each !== slug );
		try {
			win.localStorage[ KEY ] = JSON.stringify(
				tick.checked ? [ ...others, slug ] : others
			);
		} catch {
			// A browser that keeps nothing forgets the choice at once.
		}
		doc.dispatchEvent( new Event( KEY ) );
	} );
	doc.addEventListener( KEY, update, { signal } );
	update();
	return element( doc, 'label', {}, tick, label );
}
