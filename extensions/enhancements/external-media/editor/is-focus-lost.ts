/** Whether what had the focus has gone, and left it to the page as a whole. */
export const isFocusLost = ( element: HTMLElement | null ): boolean =>
	element?.ownerDocument.activeElement === element?.ownerDocument.body;
