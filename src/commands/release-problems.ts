type State = {
	version: string;
	/** Output of `git status --porcelain`. */
	status: string;
	/** Tags of releases, one per line. */
	tags: string;
	changelog: string;
};

/** Returns the reasons why a release is not possible, one sentence each. */
export function releaseProblems( {
	version,
	status,
	tags,
	changelog,
}: State ): string[] {
	if ( ! /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test( version ) ) {
		return [
			`“${ version }” is not a version. Use three numbers, such as 1.2.0.`,
		];
	}
	const newest = tags
		.split( '\n' )
		.filter( ( tag ) => /^v\d+\.\d+\.\d+$/.test( tag ) )
		.map( ( tag ) => tag.slice( 1 ) )
		.sort( compare )
		.at( -1 );
	const escaped = version.replaceAll( '.', '\\.' );
	const [ , section ] =
		new RegExp(
			`^## \\[${ escaped }\\] - \\d{4}-\\d{2}-\\d{2}\\n([^]*?)(?=^## |(?![^]))`,
			'm'
		).exec( changelog ) ?? [];
	return [
		...( status.trim()
			? [
					'The working tree has changes. Commit or remove them, then try again.',
				]
			: [] ),
		...( newest && compare( version, newest ) <= 0
			? [
					`${ version } is not higher than ${ newest }, which is released. Choose a higher version.`,
				]
			: [] ),
		...( section && /^- \S/m.test( section )
			? []
			: [
					`CHANGELOG.md has no section for this version. Move the lines of “Unreleased” below “## [${ version }] - ” and today’s date.`,
				] ),
	];
}

function compare( a: string, b: string ): number {
	const numbers = b.split( '.' ).map( Number );
	return (
		a
			.split( '.' )
			.map( ( part, at ) => Number( part ) - ( numbers[ at ] ?? 0 ) )
			.find( Boolean ) ?? 0
	);
}
