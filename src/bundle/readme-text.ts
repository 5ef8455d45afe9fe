import type { ExtensionFacts, ExternalService } from '#shared/definitions';

/**
 * Returns the text of `readme.txt` with the external services of all extensions. Throws an error if the template lacks
 * a placeholder.
 *
 * @param text  `src/plugin/readme.txt` with placeholders in double braces.
 * @param facts Facts of all extensions.
 */
export function readmeText(
	text: string,
	facts: ReadonlyMap< string, ExtensionFacts >
): string {
	const all = [ ...facts.values() ];
	const platform = all.flatMap( ( fact ) => fact.platform ?? [] );
	const places: Record< string, string > = {
		'platform uses': platform.map( ( { use } ) => `, ${ use }` ).join( '' ),
		'platform is sent':
			platform.flatMap( ( { sends } ) => sends ?? [] ).join( '; ' ) ||
			'nothing',
		'external services': all
			.flatMap( servicesIn )
			.sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) )
			.map( sectionOf )
			.join( '\n\n' ),
	};
	const filled = new Set< string >();
	const readme = text.replace( /\{\{(.+?)\}\}/g, ( place, name: string ) => {
		filled.add( name );
		return places[ name ] ?? place;
	} );
	const open = Object.keys( places ).filter(
		( name ) => ! filled.has( name )
	);
	if ( open.length || readme.includes( '{{' ) ) {
		throw new Error(
			`readme.txt and its facts do not fit: ${ open.join( ', ' ) || 'a place that nobody fills' }.`
		);
	}
	return readme;
}

/** Returns the texts on external services that an extension's facts contain, and its connections. */
export function servicesIn( {
	externalServices = [],
	connections = {},
}: ExtensionFacts ): readonly ExternalService[] {
	return [
		...externalServices,
		...Object.entries( connections ).map(
			( [ id, { name, purpose, services = [], ...service } ] ) => ( {
				...service,
				title: name,
				use: purpose,
				services: [ id, ...services ],
			} )
		),
	];
}

function sectionOf( {
	title,
	use,
	when,
	sends,
	terms,
}: ExternalService ): string {
	return [
		`= ${ title } =`,
		'',
		`* What for: ${ use }`,
		`* When: ${ when }`,
		`* What is sent: ${ sends }`,
		typeof terms === 'string'
			? `* Terms and privacy: ${ terms }`
			: `* [Terms](${ terms.terms }), [privacy](${ terms.privacy }).`,
	].join( '\n' );
}
