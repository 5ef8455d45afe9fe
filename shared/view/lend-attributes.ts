/** Sets attributes until the signal aborts, then restores the previous values. Null removes an attribute. */
export function lendAttributes(
	target: Element,
	attributes: Readonly< Record< string, string | null > >,
	signal: AbortSignal
): void {
	const set = ( name: string, value: string | null ) =>
		value === null
			? target.removeAttribute( name )
			: target.setAttribute( name, value );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		const before = target.getAttribute( name );
		set( name, value );
		signal.addEventListener( 'abort', () => set( name, before ) );
	}
}
