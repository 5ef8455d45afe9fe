import { parse, type AnyNode, type Comment } from 'acorn';
import { simple } from 'acorn-walk';
import type { Message } from './message';
import { either, joinTexts, type Texts } from './texts';
import {
	messagesOfCall,
	SCRIPT_FUNCTIONS,
	type TranslationCall,
} from './translation-calls';
import { translatorComments } from './translator-comments';

/**
 * Returns the translatable strings in a built script, from calls such as `__( … )`, `i18n.__( … )` and the minified
 * `(0,i.__)( … )`. References have no line numbers, because lines of minified files change with every build.
 */
export function messagesFromScript( source: string, file: string ): Message[] {
	const comments: Comment[] = [];
	const calls: TranslationCall[] = [];
	simple(
		parse( source, {
			ecmaVersion: 'latest',
			sourceType: 'module',
			onComment: comments,
		} ),
		{
			CallExpression( { callee, arguments: given } ) {
				const name = nameOf( callee );
				if ( SCRIPT_FUNCTIONS.has( name ) && given[ 0 ] ) {
					calls.push( {
						name,
						texts: given.map( textsOf ),
						at: given[ 0 ].start,
						reference: file,
					} );
				}
			},
		}
	);
	const remarks = translatorComments(
		source,
		comments.map( ( { value: text, end } ) => ( { text, end } ) ),
		calls
	);
	return calls.flatMap( ( call, index ) =>
		messagesOfCall(
			call,
			SCRIPT_FUNCTIONS.get( call.name ) ?? [],
			remarks[ index ] ?? []
		)
	);
}

/** Returns a called function's name: `__` for `__`, `i18n.__` and `(0, i18n.__)`. Empty if it has none. */
function nameOf( callee: AnyNode ): string {
	switch ( callee.type ) {
		case 'Identifier':
			return callee.name;
		case 'MemberExpression':
			return callee.computed ? '' : nameOf( callee.property );
		case 'SequenceExpression': {
			const last = callee.expressions.at( -1 );
			return last ? nameOf( last ) : '';
		}
		default:
			return '';
	}
}

function textsOf( node: AnyNode ): Texts {
	switch ( node.type ) {
		case 'Literal':
			return typeof node.value === 'string' ? [ node.value ] : null;
		case 'TemplateLiteral':
			return node.expressions.length
				? null
				: node.quasis.map( ( { value } ) => value.cooked ?? '' );
		case 'ConditionalExpression':
			return either(
				textsOf( node.consequent ),
				textsOf( node.alternate )
			);
		case 'BinaryExpression':
			return node.operator === '+'
				? joinTexts( textsOf( node.left ), textsOf( node.right ) )
				: null;
		default:
			return null;
	}
}
