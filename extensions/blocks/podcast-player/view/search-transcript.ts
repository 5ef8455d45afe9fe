/** Leaves of a transcript the lines with every word that is searched for; says it where there are none. */
export function searchTranscript(
	field: HTMLInputElement,
	part: ( name: string ) => string
): void {
	const transcript = field.closest( `.${ part( 'transcript' ) }` );
	const words = field.value.toLocaleLowerCase().split( /\s+/ );
	let found = 0;
	for ( const line of transcript?.querySelectorAll< HTMLElement >(
		`.${ part( 'lines' ) } p`
	) ?? [] ) {
		const text = line.textContent.toLocaleLowerCase();
		line.hidden = ! words.every( ( word ) => text.includes( word ) );
		found += Number( ! line.hidden );
	}
	const nothing = transcript?.querySelector< HTMLElement >(
		`.${ part( 'nothing' ) }`
	);
	if ( nothing ) {
		nothing.hidden = found > 0;
	}
}
