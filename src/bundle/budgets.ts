import type { ExtensionFacts } from '#shared/definitions';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import {
	weighEdit,
	weighEditor,
	weighPage,
	weighStyle,
	weighView,
	type Weight,
} from './weigh';

const KB = 1024;

/** Maximum gzipped sizes in bytes of the files that a page or the editor loads before any interaction. */
const BUDGETS = {
	editor: 45 * KB,
	edit: 30 * KB,
	/** Size limit for the script of an admin page. */
	page: 16 * KB,
	view: 2 * KB,
	style: 2 * KB,
	/** Budget for the stylesheet that all embeds share. */
	sharedStyle: KB,
} as const;

/** A measured size with its budget. */
export type BudgetRow = Weight & {
	/** Maximum size in bytes. */
	budget: number;
};

/**
 * Measures the build and compares it with the budgets. Returns one row for each part of the build.
 *
 * @param build Folder of the built plugin.
 * @param facts Facts of all extensions, which may declare larger budgets.
 */
export function checkBudgets(
	build: string,
	facts: ReadonlyMap< string, ExtensionFacts >
): BudgetRow[] {
	const slugs = ( files: string ) =>
		globSync( files, { cwd: build } )
			.map( ( path ) => basename( dirname( path ) ) )
			.sort();
	return [
		{ ...weighEditor( build ), budget: BUDGETS.editor },
		...globSync( 'connections.js', { cwd: build } ).map( () => ( {
			...weighPage( build ),
			budget: BUDGETS.page,
		} ) ),
		...slugs( '*/{edit,panel}.js' ).map( ( slug ) => ( {
			...weighEdit( build, slug ),
			budget: BUDGETS.edit,
		} ) ),
		...slugs( '{blocks,panels,shared}/*/view.js' ).map( ( slug ) => {
			const { kilobytes, until } = facts.get( slug )?.viewBudget ?? {};
			return {
				...weighView( build, slug, until ),
				budget: kilobytes ? kilobytes * KB : BUDGETS.view,
			};
		} ),
		...slugs( '{blocks,panels}/*/style.css' ).map( ( slug ) => ( {
			...weighStyle( build, slug ),
			budget: BUDGETS.style,
		} ) ),
		...slugs( 'shared/*/style.css' ).map( ( slug ) => ( {
			...weighStyle( build, slug ),
			budget: BUDGETS.sharedStyle,
		} ) ),
	];
}

/** Throws an error with a line for each part that exceeds its budget. */
export function enforceBudgets( rows: readonly BudgetRow[] ): void {
	const passed = rows.filter( ( { gzip, budget } ) => gzip > budget );
	if ( passed.length ) {
		throw new Error( passed.map( sentenceOf ).join( '\n' ) );
	}
}

function sentenceOf( { what, files, gzip, budget }: BudgetRow ): string {
	return `Over budget: ${ what } weighs ${ gzip } bytes gzipped (${ files.join(
		', '
	) }), its budget is ${ budget } (${ budget / KB } KB).`;
}
