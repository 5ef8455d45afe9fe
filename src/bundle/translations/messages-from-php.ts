import { Engine } from 'php-parser';
import type { Message } from './message';
import { joinTexts, type Texts } from './texts';
import {
	messagesOfCall,
	PHP_FUNCTIONS,
	type TranslationCall,
} from './translation-calls';
import { translatorComments, type SourceComment } from './translator-comments';

type PhpNode = Record< string, unknown > & {
	kind: string;
	loc: {
		start: { offset: number; line: number };
		end: { offset: number };
	};
};

/** Returns the strings with the plugin's text domain in a PHP file, with line numbers. */
export function messagesFromPhp( source: string, file: string ): Message[] {
	const program: unknown = new Engine( {
		parser: { extractDoc: true },
		ast: { withPositions: true },
	} ).parseCode( source, file );
	const comments: SourceComment[] = [];
	const calls: TranslationCall[] = [];
	forEachNode( program, ( node ) => {
		if ( node.kind === 'commentblock' || node.kind === 'commentline' ) {
			comments.push( {
				text: String( node.value ).replace( /^\/[/*]|\*\/$/g, '' ),
				end: node.loc.end.offset,
			} );
		}
		const call =
			node.kind === 'call' ? translationCall( node, file ) : null;
		if ( call ) {
			calls.push( call );
		}
	} );
	const remarks = translatorComments( source, comments, calls );
	return calls.flatMap( ( call, index ) =>
		messagesOfCall(
			call,
			PHP_FUNCTIONS.get( call.name ) ?? [],
			remarks[ index ] ?? []
		)
	);
}

function translationCall(
	node: PhpNode,
	file: string
): TranslationCall | null {
	const name = isNode( node.what )
		? String( node.what.name ).replace( /^\\/, '' )
		: '';
	const given = Array.isArray( node.arguments )
		? node.arguments.filter( isNode )
		: [];
	return PHP_FUNCTIONS.has( name ) && given[ 0 ]
		? {
				name,
				texts: given.map( textsOf ),
				at: given[ 0 ].loc.start.offset,
				reference: `${ file }:${ node.loc.start.line }`,
			}
		: null;
}

function textsOf( node: unknown ): Texts {
	if ( ! isNode( node ) ) {
		return null;
	}
	switch ( node.kind ) {
		case 'string':
		case 'nowdoc':
			return [ String( node.value ) ];
		case 'bin':
			return node.type === '.'
				? joinTexts( textsOf( node.left ), textsOf( node.right ) )
				: null;
		default:
			return null;
	}
}

/**
 * Calls a function for a syntax node and all nodes below it. Comments are stored at the root, so each is visited once.
 */
function forEachNode( value: unknown, visit: ( node: PhpNode ) => void ): void {
	if ( Array.isArray( value ) ) {
		value.forEach( ( each ) => forEachNode( each, visit ) );
	} else if ( typeof value === 'object' && value !== null ) {
		if ( isNode( value ) ) {
			visit( value );
		}
		for ( const [ key, child ] of Object.entries( value ) ) {
			if ( key !== 'loc' && ! key.endsWith( 'Comments' ) ) {
				forEachNode( child, visit );
			}
		}
	}
}

function isNode( value: unknown ): value is PhpNode {
	return (
		typeof value === 'object' &&
		value !== null &&
		'kind' in value &&
		'loc' in value &&
		value.loc !== null
	);
}
