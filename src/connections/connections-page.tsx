import { useEndpoint } from '#shared/api';
import { Button, Notice, SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { pushAddress, readAddress } from './address';
import { listConnections, type Connection } from './api';
import { arrange, isFree } from './arrange';
import { ConnectionRow } from './connection-row';
import { messages } from './messages';
import { findBlocks, findConnections, type FreeBlock } from './search';

/** Milliseconds between the last keystroke in the search field and the announcement of the result. */
const ANNOUNCE_DELAY_MS = 500;

/**
 * The Connections page: loads the rows, or shows why they could not be loaded.
 *
 * @param props
 * @param props.blocks Blocks that need no connection, for the search.
 */
export function ConnectionsPage( {
	blocks,
}: {
	blocks: readonly FreeBlock[];
} ): ReactNode {
	const { status, data, error, retry } = useEndpoint( listConnections );
	if ( status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: messages.tryAgain(), onClick: retry } ] }
			>
				{ messages.failure( error ) }
			</Notice>
		);
	}
	return status === 'done' ? (
		<ConnectionList loaded={ data } blocks={ blocks } />
	) : (
		<p>{ messages.loading() }</p>
	);
}

/** Renders the rows in their groups. Only the row in the page's URL is open. */
function ConnectionList( {
	loaded,
	blocks,
}: {
	loaded: readonly Connection[];
	blocks: readonly FreeBlock[];
} ): ReactNode {
	const [ connections, setConnections ] = useState( loaded );
	const [ search, setSearch ] = useState( '' );
	const [ open, setOpen ] = useState( readAddress );
	const announce = useDebounce( speak, ANNOUNCE_DELAY_MS );
	useEffect( () => {
		const follow = () => setOpen( readAddress() );
		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
	}, [] );

	const found = findConnections( connections, search, messages.group );
	const freeBlocks = findBlocks( blocks, search );
	const find = ( text: string ) => {
		setSearch( text );
		const { length } = findConnections( connections, text, messages.group );
		const titles = findBlocks( blocks, text );
		announce(
			[
				length > 0 && messages.found( length ),
				titles.length > 0 && messages.noConnection( titles ),
			]
				.filter( Boolean )
				.join( ' ' ) || messages.nothingFound( text )
		);
	};
	const row = ( connection: Connection ) => (
		<ConnectionRow
			key={ connection.id }
			connection={ connection }
			isOpen={ open === connection.id }
			isHidden={ ! found.includes( connection ) }
			onToggle={ () => {
				const next = open === connection.id ? '' : connection.id;
				pushAddress( next );
				setOpen( next );
			} }
			onChange={ ( changed ) =>
				setConnections( ( all ) =>
					all.map( ( each ) =>
						each.id === changed.id ? changed : each
					)
				)
			}
		/>
	);
	return (
		<>
			<p className="dovetail-connections__intro">{ messages.intro() }</p>
			<SearchControl
				__nextHasNoMarginBottom
				className="dovetail-connections__search"
				label={ messages.search() }
				placeholder={ messages.search() }
				value={ search }
				onChange={ find }
			/>
			{ open !== '' &&
				! connections.some( ( { id } ) => id === open ) && (
					<Notice status="warning" isDismissible={ false }>
						{ messages.unknown( open ) }
					</Notice>
				) }
			{ freeBlocks.length > 0 && (
				<p>{ messages.noConnection( freeBlocks ) }</p>
			) }
			{ found.length === 0 && freeBlocks.length === 0 && (
				<div className="dovetail-connections__nothing">
					<p>{ messages.nothingFound( search ) }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => find( '' ) }
					>
						{ messages.showAll() }
					</Button>
				</div>
			) }
			{ arrange( connections ).map( ( { group, entries } ) => (
				<section
					key={ group }
					className={ `dovetail-connections__group is-${ group }` }
					aria-labelledby={ `dovetail-connections-${ group }` }
					hidden={ ! found.some( ( each ) => each.group === group ) }
				>
					<h2 id={ `dovetail-connections-${ group }` }>
						{ messages.group( group ) }
					</h2>
					<ul className="dovetail-connections__list">
						{ entries.map( ( rows ) =>
							rows.length > 1 ? (
								<li
									key={ rows[ 0 ]?.choice }
									className="dovetail-connections__choice"
									hidden={
										! rows.some( ( each ) =>
											found.includes( each )
										)
									}
								>
									<p>
										{ messages.oneIsEnough(
											rows.map( ( { name } ) => name ),
											rows
												.filter( isFree )
												.map( ( { name } ) => name )
										) }
									</p>
									<ul>{ rows.map( row ) }</ul>
								</li>
							) : (
								rows.map( row )
							)
						) }
					</ul>
				</section>
			) ) }
		</>
	);
}
