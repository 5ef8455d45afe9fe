import { decodeOnce } from '#shared/attributes';
import { errorMessage, useAction, useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { moveFocus } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import { Button, ExternalLink, Notice, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import {
	cancelShare,
	readShares,
	shareAgain,
	tryAgain,
	type SharingState,
} from '../api';
import { messages } from '../messages';
import { testConnections } from '../store';
import { NoAccount } from './connections';
import { ShareAgain, type SharedPost } from './share-again';
import { isThread } from '../threads/update-tweets';
import { usePost } from './use-post';

/** While a share is running: milliseconds between status requests, and the maximum number of requests. */
const POLL_INTERVAL_MS = 5000;
const MAX_POLLS = 60;

/** Updates of the open logs. The sidebar and the panel after publishing may both show the log of a post. */
const openLogs = new Set<
	( changed: number, result: SharingState | undefined ) => void
>();

/** Sharing log of a published post, and a form to share it again. */
export function Log( { post }: { post: number } ): ReactNode {
	const read = useEndpoint( readShares, { params: { post } } );
	const again = useAction( tryAgain );
	const cancel = useAction( cancelShare );
	const repeat = useAction( shareAgain );
	const [ state, setState ] = useState< SharingState | null >( null );
	/** Error of the action that ran last. */
	const [ error, setError ] = useState< ApiError >();
	const [ looks, setLooks ] = useState( 0 );
	const [ wasPressed, setWasPressed ] = useState( false );
	const content = useRef< HTMLDivElement >( null );
	const { data, retry } = read;
	const sharedPost = useSharedPost();

	useEffect( () => {
		if ( data ) {
			setState( data );
		}
	}, [ data ] );
	const isWaiting =
		looks < MAX_POLLS &&
		state?.shares.some( ( share ) => share.state === 'waiting' );
	useEffect( () => {
		if ( isWaiting ) {
			const timer = setTimeout( () => {
				setLooks( ( count ) => count + 1 );
				retry();
			}, POLL_INTERVAL_MS );
			return () => clearTimeout( timer );
		}
	}, [ isWaiting, looks, retry ] );

	useEffect( () => {
		const update = (
			changed: number,
			result: SharingState | undefined
		) => {
			if ( changed !== post ) {
				return;
			}
			if ( result ) {
				setLooks( 0 );
				setState( result );
			}
			// Replaces a status request in flight, whose response would be older than the result.
			retry();
		};
		openLogs.add( update );
		return () => {
			openLogs.delete( update );
		};
	}, [ post, retry ] );

	/**
	 * Updates the open logs with the result of an action. Resolves to whether the action succeeded.
	 *
	 * @param running The action.
	 * @param pressed Button that disappears on success.
	 */
	async function show(
		running: Promise< {
			status: string;
			data?: SharingState;
			error?: ApiError;
		} >,
		pressed: HTMLElement | null = null
	): Promise< boolean > {
		setError( undefined );
		const end = await running;
		setError( end.error );
		const isDone = end.status === 'done';
		if ( isDone ) {
			moveFocus( pressed, content.current );
		}
		// After an error, too: the log may have been outdated.
		openLogs.forEach( ( update ) => update( post, end.data ) );
		return isDone;
	}
	const askAbout =
		( { run }: typeof again | typeof cancel, connection: string ) =>
		( { currentTarget }: MouseEvent< HTMLElement > ) =>
			void show(
				run( { params: { post }, data: { connection } } ),
				currentTarget
			);

	const handleConnect = useCallback( () => {
		moveFocus( content.current );
		retry();
	}, [ retry ] );

	const said =
		state &&
		( state.shares.map( ( share ) => share.said ).join( ' ' ) ||
			state.reason ||
			messages.notShared() );
	useEffect( () => {
		if ( wasPressed && said ) {
			setWasPressed( false );
			const { current } = content;
			const page = current?.ownerDocument;
			// If “Try again” had the focus, the focus was lost when the button disappeared.
			if ( page && page.activeElement === page.body ) {
				current.focus();
			}
			speak( said );
		}
	}, [ wasPressed, said ] );

	if ( ! state ) {
		if ( read.status !== 'failed' && ! wasPressed ) {
			return <Spinner />;
		}
		return (
			<>
				{ read.status === 'failed' && (
					<Notice status="error" isDismissible={ false }>
						{ errorMessage( read.error ) }
					</Notice>
				) }
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ read.status !== 'failed' }
					disabled={ read.status !== 'failed' }
					accessibleWhenDisabled
					onClick={ () => {
						setWasPressed( true );
						retry();
					} }
				>
					{ messages.tryAgain() }
				</Button>
			</>
		);
	}
	return (
		<div ref={ content } tabIndex={ -1 }>
			{ state.shares.length === 0 && (
				<NotShared
					reason={ state.reason }
					onConnect={ handleConnect }
				/>
			) }
			<div aria-live="polite">
				{ state.shares.length > 0 && (
					<ul style={ { margin: 0 } }>
						{ state.shares.map( ( share ) => (
							<li
								key={ share.id }
								style={ { overflowWrap: 'anywhere' } }
							>
								{ share.said }{ ' ' }
								{ share.url && (
									<ExternalLink href={ share.url }>
										{ messages.look() }
									</ExternalLink>
								) }
								{ share.state === 'failed' && (
									<ShareButton
										label={ messages.tryAgain() }
										description={ messages.tryAgainAbout(
											share.said
										) }
										isBusy={ again.status === 'busy' }
										onClick={ askAbout( again, share.id ) }
									/>
								) }
								{ share.state === 'planned' && (
									<ShareButton
										label={ messages.cancel() }
										description={ messages.cancelAbout(
											share.said
										) }
										isBusy={ cancel.status === 'busy' }
										onClick={ askAbout( cancel, share.id ) }
									/>
								) }
							</li>
						) ) }
					</ul>
				) }
			</div>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ errorMessage( error ) }
				</Notice>
			) }
			{ state.networks.length > 0 && (
				<ShareAgain
					log={ content }
					networks={ state.networks }
					post={ sharedPost }
					isFirst={ state.shares.length === 0 }
					isWaiting={ Boolean( isWaiting ) }
					isBusy={ repeat.status === 'busy' }
					onShare={ ( chosen ) =>
						show( repeat.run( { params: { post }, data: chosen } ) )
					}
				/>
			) }
		</div>
	);
}

/** Returns what is shared of the saved post. */
function useSharedPost(): SharedPost {
	const { message } = usePost();
	return useSelect(
		( select ) => {
			const { getCurrentPostAttribute } = select( editorStore );
			return {
				message,
				title: decodeOnce(
					String( getCurrentPostAttribute( 'title' ) ?? '' )
				),
				link: String( getCurrentPostAttribute( 'link' ) ?? '' ),
				isThread: Boolean( isThread( select ) ),
			};
		},
		[ message ]
	);
}

/** Says that the post was not shared or, without an account, how to connect one. */
function NotShared( {
	reason,
	onConnect,
}: {
	/** A sentence that says why; empty if it is not known. */
	reason: string | undefined;
	/** Called when an account was connected, to which the post can then be shared. */
	onConnect(): void;
} ): ReactNode {
	const { connections, isLoading } = usePost();
	const isConnected = connections.length > 0;
	const [ wasEmpty, setWasEmpty ] = useState( false );
	useEffect( () => {
		if ( isLoading ) {
			void testConnections();
		} else if ( ! isConnected ) {
			setWasEmpty( true );
		} else if ( wasEmpty ) {
			setWasEmpty( false );
			// The link to connect an account is still there and may have the focus.
			onConnect();
		}
	}, [ isLoading, isConnected, wasEmpty, onConnect ] );
	if ( isLoading ) {
		return <Spinner />;
	}
	return isConnected && ! wasEmpty ? (
		<p>{ reason || messages.notShared() }</p>
	) : (
		<NoAccount />
	);
}

/** A button after a share. Its description names the share for screen readers. */
function ShareButton( {
	label,
	description,
	isBusy,
	onClick,
}: {
	label: string;
	description: string;
	isBusy: boolean;
	onClick( event: MouseEvent< HTMLElement > ): void;
} ): ReactNode {
	return (
		<Button
			variant="link"
			aria-label={ description }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ onClick }
		>
			{ label }
		</Button>
	);
}
