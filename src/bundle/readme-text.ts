import type { ExtensionFacts, ExternalService } from '#shared/definitions';
import type { Library } from './libraries';

type Release = {
	version: string;
	changelog: string;
	libraries: readonly Library[];
	/** Captions of the screenshots on wordpress.org, in their order. */
	captions: readonly string[];
};

/**
 * Returns the text of readme.txt with the services of all extensions, the changelog and the libraries. Throws when the template lacks a placeholder.
 *
 * @param text    `src/plugin/readme.txt` with placeholders in double braces.
 * @param facts   Facts of all extensions.
 * @param release Version, changelog, libraries and captions of the release.
 */
export function readmeText(
	text: string,
	facts: ReadonlyMap< string, ExtensionFacts >,
	{ version, changelog, libraries, captions }: Release
): string {
	const all = [ ...facts.values() ];
	const platform = all.flatMap( ( fact ) => fact.platform ?? [] );
	const places: Record< string, string > = {
		version,
		changelog: changelogText( changelog, version ),
		screenshots: captions
			.map( ( caption, at ) => `${ at + 1 }. ${ caption }` )
			.join( '\n' ),
		libraries: libraries
			.map(
				( library ) =>
					`* ${ library.name } ${ library.version }, ${ library.license }: ${ library.homepage }`
			)
			.join( '\n' ),
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

/** Returns the descriptions of external services from an extension's facts, including those of its connections. */
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

/**
 * Returns the released versions in CHANGELOG.md, in the format of readme.txt. Before the first release, unreleased
 * changes count as the current version.
 */
export function changelogText( markdown: string, version: string ): string {
	const all = markdown.split( /^## (?=\[)/m ).slice( 1 );
	const released = all.filter( ( part ) => /^\[\d/.test( part ) );
	return ( released.length ? released : all )
		.map( ( part ) =>
			[
				`= ${ /^\[(\d[^\]]*)\]/.exec( part )?.[ 1 ] ?? version } =`,
				...Array.from(
					part.matchAll( /^- (.+)$/gm ),
					( [ , line = '' ] ) =>
						`* ${ line.replace( /\[([^\]]+)\]\([^)]*\)/g, '$1' ) }`
				),
			].join( '\n' )
		)
		.join( '\n\n' );
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
