import { element } from '#shared/view';

/**
 * `localStorage` key of the visitor's choices (a JSON list of slugs). Also the name of the event that reports a change
 * of the choices.
 */
const KEY = 'dovetail-always-show';

/**
 * Returns the slugs of the services that the visitor always allows. Empty if storage is blocked or its content is
 * invalid.
 */
function chosen( win: Window ): readonly string[] {
	try {
		return [].concat( JSON.parse( win.localStorage[ KEY ] ) );
	} catch {
		return [];
	}
}

/**
 * Creates a checkbox that lets a visitor always show a service's embeds. The browser stores the choice, which applies
 * to all embeds of the service on the page. Clearing the checkbox does not close open embeds.
 *
 * @param slug    Slug of the service.
 * @param label   Label of the checkbox.
 * @param onShown Called when the visitor chooses to always show the service, or immediately if the browser has stored this choice.
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
			// If storage is blocked, `update` resets the checkbox immediately.
		}
		doc.dispatchEvent( new Event( KEY ) );
	} );
	doc.addEventListener( KEY, update, { signal } );
	update();
	return element( doc, 'label', {}, tick, label );
}
