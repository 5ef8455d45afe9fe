type Level = 'error' | 'warn';

let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

/**
 * Announces a console message that the current test causes on purpose. A message without announcement fails the test,
 * and so does an announcement without a message.
 */
export function expectConsole( level: Level, pattern: RegExp ): void {
	expected.push( { level, pattern, seen: false } );
}

/** Whether a message was announced. Only for the set-up file. */
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
