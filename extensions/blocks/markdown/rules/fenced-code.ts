/** Code in a fence that is longer than every run of backticks in it. */
export function fencedCode( code: string ): string {
	const longest = Math.max(
		2,
		...Array.from( code.matchAll( /`+/g ), ( [ run ] ) => run.length )
	);
	const fence = '`'.repeat( longest + 1 );
	return `${ fence }\n${ code }\n${ fence }`;
}
