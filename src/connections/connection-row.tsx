import { Button, Icon } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { caution, check } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Connection } from './api';
import { ConnectionDetails } from './connection-details';
import { EMPTY_ENTRY, isUnsaved } from './entry';
import { messages } from './messages';

const STATE_ICONS = { on: check, failing: caution } as const;

/**
 * A connection on one line: letter, name, purpose, state, and a button that shows the details. Closing the row keeps
 * unsaved input. The browser asks for confirmation before the user leaves the page with unsaved input.
 */
export function ConnectionRow( {
	connection,
	isOpen,
	isHidden,
	onToggle,
	onChange,
}: {
	connection: Connection;
	isOpen: boolean;
	isHidden: boolean;
	onToggle(): void;
	onChange( changed: Connection ): void;
} ): ReactNode {
	const [ entry, setEntry ] = useState( EMPTY_ENTRY );
	const { id, name, purpose, state } = connection;
	const wouldLose = isUnsaved( connection, entry );
	useEffect( () => {
		if ( wouldLose ) {
			const ask = ( event: Event ) => event.preventDefault();
			window.addEventListener( 'beforeunload', ask );
			return () => window.removeEventListener( 'beforeunload', ask );
		}
	}, [ wouldLose ] );
	const panelId = `dovetail-connection-${ id }`;
	const label = isOpen ? messages.close() : messages.open( state );
	return (
		<li
			className={ `dovetail-connection is-${ state }` }
			hidden={ isHidden }
		>
			<div className="dovetail-connection__line">
				<span
					className="dovetail-connection__letter"
					aria-hidden="true"
				>
					{ [ ...name ][ 0 ] }
				</span>
				<div className="dovetail-connection__about">
					<h3 id={ `${ panelId }-name` }>{ name }</h3>
					<p>{ purpose }</p>
				</div>
				<span className="dovetail-connection__state">
					{ ( state === 'on' || state === 'failing' ) && (
						<Icon icon={ STATE_ICONS[ state ] } size={ 20 } />
					) }
					{ messages.state( state ) }
				</span>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-label={ messages.named( label, name ) }
					aria-expanded={ isOpen }
					aria-controls={ isOpen ? panelId : undefined }
					onClick={ onToggle }
				>
					{ label }
				</Button>
			</div>
			{ isOpen && (
				<ConnectionDetails
					id={ panelId }
					connection={ connection }
					entry={ entry }
					onEnter={ setEntry }
					onChange={ onChange }
				/>
			) }
		</li>
	);
}
