/**
 * The JSON that the site printed under an id; undefined where it printed none. In the canvas iframe that of the page
 * around it serves. Only a script counts: an author may put any id on any element of a post, but WordPress lets none
 * write a script.
 *
 * @param id  Of the element.
 * @param doc The root's own document.
 */
export function printedText( id: string, doc: Document ): string | undefined {
	const { defaultView } = doc;
	const around = defaultView?.frameElement?.ownerDocument;
	return (
		doc.querySelector< HTMLScriptElement >( `script#${ id }` )?.text ??
		( around && printedText( id, around ) )
	);
}
