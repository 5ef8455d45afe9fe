type Level = 'error' | 'warn';

let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

/**
 * Declares that the current test will log a console message on purpose. The test fails if it logs a message that was
 * not declared, or does not log one that was.
 */
export function expectConsole( level: Level, pattern: RegExp ): void {
	expected.push( { level, pattern, seen: false } );
}

/** Whether the test declared the message. Call this only in the setup file. */
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
