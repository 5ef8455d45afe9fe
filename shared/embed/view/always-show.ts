import { element } from '#shared/view';

/**
 * Key of the visitor's choices in the browser's storage (a JSON list of slugs); also the name of the event when they
 * change.
 */
const KEY = 'dovetail-always-show';

/** Returns the choices; empty if storage is blocked or contains something else. */
function chosen( win: Window ): readonly string[] {
	try {
		return [].concat( JSON.parse( win.localStorage[ KEY ] ) );
	} catch {
		return [];
	}
}

/**
 * Adds a checkbox with which a visitor can always show a service. The choice is stored in this browser and applies to
 * all embeds of the page. Open embeds stay open.
 *
 * @param slug    Slug of the service.
 * @param label   Label of the checkbox.
 * @param onShown Called when the visitor chooses to show the service, or at once if they chose it earlier.
 */
export function createAlwaysShowCheckbox(
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
			// If storage is blocked, the checkbox is reset at once.
		}
		doc.dispatchEvent( new Event( KEY ) );
	} );
	doc.addEventListener( KEY, update, { signal } );
	update();
	return element( doc, 'label', {}, tick, label );
}
