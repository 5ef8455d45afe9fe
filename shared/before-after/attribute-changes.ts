/** Sets attributes and remembers what they were, so that all of them can be put back. */
export function attributeChanges() {
	const undo: ( () => void )[] = [];
	return {
		set(
			element: Element,
			attributes: Readonly< Record< string, string > >
		) {
			for ( const [ name, value ] of Object.entries( attributes ) ) {
				const before = element.getAttribute( name );
				undo.unshift( () =>
					before === null
						? element.removeAttribute( name )
						: element.setAttribute( name, before )
				);
				element.setAttribute( name, value );
			}
		},
		restore() {
			undo.splice( 0 ).forEach( ( step ) => step() );
		},
	};
}
