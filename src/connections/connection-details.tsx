import { useAction } from '#shared/api';
import { guideUrl } from '#shared/initial-state';
import { moveFocus } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import {
	__experimentalConfirmDialog as ConfirmDialog,
	Button,
	ExternalLink,
	Notice,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Dispatch, FormEvent, ReactNode, SetStateAction } from 'react';
import {
	checkConnection,
	saveConnection,
	type Connection,
	type ConnectionField,
} from './api';
import { ConnectionControl } from './connection-control';
import {
	afterSaving,
	dataOf,
	EMPTY_ENTRY,
	type Entry,
	shownValue,
} from './entry';
import { messages } from './messages';
import { withLinks } from './with-links';

/** The timeout is long, because saving and checking contact the service once or several times. */
const TIMEOUT_MS = 60_000;

/**
 * Renders the details of an open row: state, steps, fields, and the data that the service receives. The first field
 * gets the focus.
 */
export function ConnectionDetails( {
	id,
	connection,
	entry,
	onEnter,
	onChange,
}: {
	id: string;
	connection: Connection;
	entry: Entry;
	onEnter: Dispatch< SetStateAction< Entry > >;
	onChange( changed: Connection ): void;
} ): ReactNode {
	const { fields, links, users } = connection;
	const panel = useRef< HTMLDivElement >( null );
	const save = useAction( saveConnection, { timeout: TIMEOUT_MS } );
	const check = useAction( checkConnection, { timeout: TIMEOUT_MS } );
	const close = useRef< HTMLButtonElement >( null );
	const isConnected = connection.state === 'on';
	const wasConnected = useRef( isConnected );
	const [ isAsking, setIsAsking ] = useState( false );
	const secrets = fields.filter(
		( { control, isStored } ) => control === 'secret' && isStored
	);
	const isSaving = save.status === 'busy';
	const isChecking = check.status === 'busy';
	const [ last, setLast ] = useState< 'save' | 'check' >( 'save' );
	const { error } = last === 'save' ? save : check;
	// The results of saving and checking are shown at the top of the row.
	useEffect( () => {
		const row = panel.current?.parentElement;
		row?.scrollIntoView?.( { block: 'nearest' } );
	}, [ connection.sentences, error ] );
	useEffect( () => focusFirst( panel.current ), [] );
	useEffect( () => {
		if ( isConnected && ! wasConnected.current ) {
			moveFocus( panel.current, close.current );
		}
		wasConnected.current = isConnected;
	}, [ isConnected ] );
	useEffect( () => {
		if ( Object.keys( entry.problems ).length ) {
			const field = panel.current?.querySelector< HTMLElement >(
				'[aria-invalid="true"]'
			);
			// A field in collapsed details cannot get the focus.
			field?.closest( 'details' )?.setAttribute( 'open', '' );
			field?.focus();
		}
	}, [ entry.problems ] );

	function handleSubmit( event: FormEvent ): void {
		event.preventDefault();
		const [ first ] = fields;
		if ( first && connection.state === 'off' && isEmpty( entry ) ) {
			onEnter( {
				...entry,
				problems: { [ first.name ]: messages.isEmpty( first.label ) },
			} );
		} else {
			void submit( entry );
		}
	}
	const isEmpty = ( entered: Entry ) =>
		! entered.removed.length &&
		fields.every( ( field ) => shownValue( entered, field ) === '' );
	async function handleDisconnect(): Promise< void > {
		setIsAsking( false );
		const isDone = await submit( {
			...EMPTY_ENTRY,
			removed: secrets.map( ( { name } ) => name ),
		} );
		if ( isDone ) {
			// The button disappears with the stored secrets.
			focusFirst( panel.current );
		}
	}
	/** Saves input. Resolves to whether all values were saved. */
	async function submit( entered: Entry ): Promise< boolean > {
		setLast( 'save' );
		const { status, data } = await save.run( {
			params: { connection: connection.id },
			data: dataOf( connection, entered ),
		} );
		if ( status !== 'done' ) {
			return false;
		}
		const { problems, connection: saved } = data;
		onChange( saved );
		onEnter( ( current ) =>
			afterSaving( saved, current, entered, problems )
		);
		speak(
			Object.keys( problems ).length
				? messages.notAllSaved()
				: `${ messages.saved() } ${ saved.sentences[ 0 ] ?? '' }`
		);
		return Object.keys( problems ).length === 0;
	}
	async function handleCheck(): Promise< void > {
		setLast( 'check' );
		const { status, data } = await check.run( {
			params: { connection: connection.id },
		} );
		if ( status === 'done' ) {
			onChange( data );
			speak( data.sentences.join( ' ' ) );
		}
	}
	const isCollapsed = ( { isOptional, isStored }: ConnectionField ) =>
		isOptional && ! isStored;
	const controlOf = ( field: ConnectionField ) => (
		<ConnectionControl
			key={ field.name }
			field={ field }
			entry={ entry }
			onEnter={ onEnter }
		/>
	);
	const collapsed = fields.filter( isCollapsed );
	const more = ( connection.details.length > 0 || collapsed.length > 0 ) && (
		<details>
			<summary>{ messages.details() }</summary>
			{ connection.details.map( ( paragraph ) => (
				<p key={ paragraph }>{ paragraph }</p>
			) ) }
			{ collapsed.map( controlOf ) }
		</details>
	);
	return (
		<div
			ref={ panel }
			id={ id }
			className="dovetail-connection__details"
			role="group"
			aria-labelledby={ `${ id }-name` }
			tabIndex={ -1 }
		>
			{ connection.sentences.length > 0 && (
				<div className="dovetail-connection__sentences">
					{ connection.sentences.map( ( sentence ) => (
						<p key={ sentence }>{ sentence }</p>
					) ) }
				</div>
			) }
			{ /* A window that the editor has opened has no way back to the post. */ }
			{ isConnected && window.opener && (
				<>
					<p>{ messages.connectedInWindow() }</p>
					<Button
						ref={ close }
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => window.close() }
					>
						{ messages.closeWindow() }
					</Button>
				</>
			) }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ messages.failure( error ) }
				</Notice>
			) }
			{ connection.help !== '' && ! isConnected && (
				<p>{ withLinks( connection.help ) }</p>
			) }
			<Steps connection={ connection } />
			{ connection.elsewhere !== '' && <p>{ connection.elsewhere }</p> }
			{ fields.length > 0 && (
				<form noValidate onSubmit={ handleSubmit }>
					{ fields
						.filter( ( field ) => ! isCollapsed( field ) )
						.map( controlOf ) }
					{ more }
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isSaving }
						disabled={ isSaving }
						accessibleWhenDisabled
					>
						{ isSaving ? messages.saving() : messages.save() }
					</Button>
				</form>
			) }
			{ ( links.length > 0 ||
				connection.canCheck ||
				secrets.length > 0 ) && (
				<div className="dovetail-connection__actions">
					{ links.map( ( { label, url } ) => (
						<Button
							key={ url }
							__next40pxDefaultSize
							variant="secondary"
							href={ url }
						>
							{ label }
						</Button>
					) ) }
					{ connection.canCheck && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isChecking }
							disabled={ isChecking }
							accessibleWhenDisabled
							onClick={ handleCheck }
						>
							{ isChecking
								? messages.checking()
								: messages.check() }
						</Button>
					) }
					{ secrets.length > 0 && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							disabled={ isSaving }
							accessibleWhenDisabled
							onClick={ () => setIsAsking( true ) }
						>
							{ messages.disconnect() }
						</Button>
					) }
				</div>
			) }
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ messages.disconnect() }
				onConfirm={ () => void handleDisconnect() }
				onCancel={ () => setIsAsking( false ) }
			>
				{ messages.askToDisconnect( connection.name ) }
			</ConfirmDialog>
			{ users.length > 0 && <p>{ messages.usedBy( users ) }</p> }
			{ connection.state !== 'free' && (
				<p>
					<ExternalLink
						href={ guideUrl( 'connections', connection.id ) }
					>
						{ messages.howToSetUp( connection.name ) }
					</ExternalLink>
				</p>
			) }
			{ fields.length === 0 && more }
			{ connection.sent !== '' && (
				<details>
					<summary>{ messages.whatIsSent() }</summary>
					<p>{ connection.sent }</p>
				</details>
			) }
		</div>
	);
}

/** Shows how to get the values of the fields. For a working connection, shows only the link to the service. */
function Steps( {
	connection: { name, state, steps, where },
}: {
	connection: Connection;
} ): ReactNode {
	if ( steps.length && state !== 'on' ) {
		return (
			<ol>
				{ steps.map( ( step ) => (
					<li key={ step }>{ withLinks( step, where ) }</li>
				) ) }
			</ol>
		);
	}
	return (
		where !== '' && (
			<p>
				<ExternalLink href={ where }>
					{ messages.visit( name ) }
				</ExternalLink>
			</p>
		)
	);
}

/**
 * Moves the focus to the first field; if there is none, to the details. Scrolls only as far as needed, so that the
 * steps above the field stay visible where the window is tall enough.
 */
function focusFirst( panel: HTMLElement | null ): void {
	const field = panel?.querySelector< HTMLElement >(
		'form input, form select, form textarea'
	);
	( field ?? panel )?.focus( { preventScroll: true } );
	panel?.parentElement?.scrollIntoView?.( { block: 'nearest' } );
	field?.scrollIntoView?.( { block: 'nearest' } );
}
