/**
 * Moves the focus to an element of a block, by default to the block itself. Does nothing if the author has moved the
 * focus out of the block meanwhile, for example while a response was loading.
 */
export function moveFocus(
	block: HTMLElement | null,
	element: HTMLElement | null = block
): void {
	const page = block?.ownerDocument;
	// A document may keep its focused element while the focus is in another one.
	const canvas = page?.defaultView?.frameElement;
	if (
		block?.contains( page?.activeElement ?? null ) &&
		( ! canvas || canvas === canvas.ownerDocument.activeElement )
	) {
		element?.focus();
	}
}
