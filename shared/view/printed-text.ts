/**
 * The JSON that the site printed under an id; undefined where it printed none. In the canvas iframe that of the page
 * around it serves. Only a script counts: an author may put any id on any element of a post, but WordPress lets none
 * write a script.
 *
 * @param id  Of the element.
 * @param doc The root's own document.
 */
export function printedText( id: string, doc: Document ): string | undefined {
	const script = `script[type="application/json"][id="${ id }"]`;
	let place: Document | undefined = doc;
	let found: Element | null = null;
	while ( place && ! found ) {
		found = place.querySelector( script );
		place = place.defaultView?.frameElement?.ownerDocument;
	}
	return found?.textContent ?? undefined;
}
