/** The address of a page that leads to a moment of an episode. */
export function leadingTo(
	page: string,
	episode: string,
	seconds: number
): string {
	const address = new URL( page );
	address.hash = new URLSearchParams( {
		t: String( Math.floor( seconds ) ),
		episode,
	} ).toString();
	return address.href;
}
