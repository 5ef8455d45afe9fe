import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** A CSS custom property in a stylesheet. */
export type CssProperty = {
	name: string;
	/** Description from its `/// --name: …` comment; empty without one. */
	text: string;
	/** The fallback value; empty if the property has none. */
	fallback: string;
	file: string;
};

/** Finds the `--dovetail-*` properties that stylesheets read or set, sorted by file and name. */
export function findCssProperties( root = '.' ): CssProperty[] {
	return globSync( '{extensions,shared}/**/*.scss', { cwd: root } )
		.sort()
		.filter( ( file ) => ! file.endsWith( 'editor.scss' ) )
		.flatMap( ( file ) =>
			cssProperties( readFileSync( `${ root }/${ file }`, 'utf8' ), file )
		);
}

function cssProperties( source: string, file: string ): CssProperty[] {
	const texts = new Map(
		Array.from(
			source.matchAll( /^\/\/\/ (--dovetail-[a-z-]+): (.+)$/gm ),
			( [ , name = '', text = '' ] ) => [ name, text ]
		)
	);
	const names = new Set( [
		...texts.keys(),
		...Array.from(
			source.matchAll( /(?:var\(|^\s*)(--dovetail-[a-z-]+)/gm ),
			( [ , name = '' ] ) => name
		),
	] );
	return [ ...names ].sort().map( ( name ) => ( {
		name,
		text: texts.get( name ) ?? '',
		fallback:
			new RegExp(
				`var\\(${ name }, ([^()]+|[^()]*\\([^()]*\\))\\)`
			).exec( source )?.[ 1 ] ?? '',
		file,
	} ) );
}
