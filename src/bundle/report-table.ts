import type { ReportedEndpoint } from './read-endpoints';
import type { ReportRow } from './report-rows';

/** All data that `npm run report` prints. */
export type Report = {
	blocks: ReportRow[];
	/** The plugin's script that an editor with an empty post loads. */
	editor: { gzip: number };
	endpoints: ReportedEndpoint[];
};

/** Formats the report as text. */
export function reportTable( { blocks, editor, endpoints }: Report ): string {
	const number = ( value: number ) => ( value ? String( value ) : '–' );
	return [
		`The editor on an empty post: ${ editor.gzip } bytes of script (all sizes are gzip).`,
		'',
		table( [
			[
				'name',
				'kind',
				'list',
				'view',
				'style',
				'edit',
				'fixtures',
				'tests',
			],
			...blocks.map( ( row ) => [
				row.name,
				row.kind,
				row.list,
				...[
					row.viewGzip,
					row.styleGzip,
					row.editGzip,
					row.fixtures,
					row.tests,
				].map( number ),
			] ),
		] ),
		'',
		`${ blocks.length } blocks, panels and enhancements, ${ endpoints.length } endpoints.`,
		...( endpoints.length
			? [
					'',
					table( [
						[
							'method',
							'path',
							'served by',
							'capability',
							'block',
						],
						...endpoints.map(
							( {
								method,
								path,
								servedBy,
								capability,
								block,
							} ) => [
								method,
								path,
								servedBy.join( ', ' ),
								capability,
								block,
							]
						),
					] ),
				]
			: [] ),
	].join( '\n' );
}

function table( rows: readonly ( readonly string[] )[] ): string {
	const widths = ( rows[ 0 ] ?? [] ).map( ( _, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ]?.length ?? 0 ) )
	);
	return rows
		.map( ( row ) =>
			row
				.map( ( cell, column ) => {
					const width = widths[ column ] ?? 0;
					return /^(\d+|–)$/.test( cell )
						? cell.padStart( width )
						: cell.padEnd( width );
				} )
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' );
}
