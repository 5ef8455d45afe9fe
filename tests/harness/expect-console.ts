type Level = 'error' | 'warn';

let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

/**
 * Announces a console message that the current test causes on purpose. The test fails if it logs an unannounced
 * message, or does not log an announced one.
 */
export function expectConsole( level: Level, pattern: RegExp ): void {
	expected.push( { level, pattern, seen: false } );
}

/** Whether a message was announced. Call this only in the set-up file. */
export function takeExpected( level: Level, message: string ): boolean {
	const match = expected.find(
		( entry ) => entry.level === level && entry.pattern.test( message )
	);
	if ( match ) {
		match.seen = true;
	}
	return match !== undefined;
}

afterEach( () => {
	const silent = expected.filter( ( { seen } ) => ! seen );
	expected = [];
	if ( silent.length ) {
		throw new Error(
			`Announced but never said: ${ silent
				.map(
					( { level, pattern } ) => `console.${ level } ${ pattern }`
				)
				.join( ', ' ) }`
		);
	}
} );
