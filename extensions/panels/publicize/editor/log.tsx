import { errorMessage, useAction, useEndpoint } from '#shared/api';
import { Button, ExternalLink, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { readShares, tryAgain, type Share } from '../api';
import { messages } from '../messages';

/** Milliseconds between two requests while something is being shared, and the maximum number of requests. */
const PAUSE = 5000;
const LOOKS = 60;

/** Sharing log of a published post. */
export function Log( { post }: { post: number } ): ReactNode {
	const read = useEndpoint( readShares, { params: { post } } );
	const again = useAction( tryAgain );
	const [ shares, setShares ] = useState< readonly Share[] | null >( null );
	const [ looks, setLooks ] = useState( 0 );
	const { data, retry } = read;

	useEffect( () => {
		if ( data ) {
			setShares( data );
		}
	}, [ data ] );
	const isWaiting =
		looks < LOOKS && shares?.some( ( { state } ) => state === 'waiting' );
	useEffect( () => {
		if ( isWaiting ) {
			const timer = setTimeout( () => {
				setLooks( ( count ) => count + 1 );
				retry();
			}, PAUSE );
			return () => clearTimeout( timer );
		}
	}, [ isWaiting, looks, retry ] );

	async function askAgain( connection: string ): Promise< void > {
		const end = await again.run( {
			params: { post },
			data: { connection },
		} );
		if ( end.status === 'done' ) {
			setLooks( 0 );
			setShares( end.data );
		}
	}

	if ( ! shares ) {
		return read.status === 'failed' ? (
			<>
				<Notice status="error" isDismissible={ false }>
					{ errorMessage( read.error ) }
				</Notice>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ retry }
				>
					{ messages.tryAgain() }
				</Button>
			</>
		) : (
			<Spinner />
		);
	}
	if ( shares.length === 0 ) {
		return <p>{ messages.notShared() }</p>;
	}
	return (
		<>
			<ul aria-live="polite" style={ { margin: 0 } }>
				{ shares.map( ( { id, state, said, url } ) => (
					<li key={ id } style={ { overflowWrap: 'anywhere' } }>
						{ said }{ ' ' }
						{ url && (
							<ExternalLink href={ url }>
								{ messages.look() }
							</ExternalLink>
						) }
						{ state === 'failed' && (
							<Button
								variant="link"
								aria-label={ messages.tryAgainAbout( said ) }
								disabled={ again.status === 'busy' }
								accessibleWhenDisabled
								onClick={ () => void askAgain( id ) }
							>
								{ messages.tryAgain() }
							</Button>
						) }
					</li>
				) ) }
			</ul>
			{ again.status === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ errorMessage( again.error ) }
				</Notice>
			) }
		</>
	);
}
