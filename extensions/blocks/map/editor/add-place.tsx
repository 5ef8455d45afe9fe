import { errorSentence, useEndpoint } from '#shared/api';
import { Button, Notice, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { searchPlaces, type MapService } from '../api';
import { ROOT_CLASS } from '../class-names';
import { messages } from '../messages';
import { parseCoordinates } from '../rules/coordinates';
import type { PlacedPoint } from '../rules/points';
import { searchText } from '../rules/editing';

/** Milliseconds of rest before what is typed is searched for. */
const PAUSE_MS = 500;

/** Places that a search offers. */
const MOST_FOUND = 5;

/** One field for addresses and coordinates. Without a key of the map service it takes coordinates alone. */
export function AddPlace( {
	service,
	onAdd,
}: {
	service: MapService | null;
	onAdd( point: PlacedPoint ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( '' );
	const [ asked, setAsked ] = useState( '' );
	const [ isRefused, setRefused ] = useState( false );
	const coordinates = parseCoordinates( typed );
	const search = service && ! coordinates ? searchText( typed ) : '';

	useEffect( () => {
		const timer = setTimeout( () => setAsked( search ), PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ search ] );

	const add = ( point: PlacedPoint ) => {
		onAdd( point );
		setTyped( '' );
		setAsked( '' );
	};
	return (
		<form
			className={ `${ ROOT_CLASS }__add` }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( coordinates ) {
					add( { coordinates, title: '', caption: '' } );
				} else {
					setAsked( search );
					setRefused( ! search && typed.trim() !== '' );
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ messages.addPlace() }
				help={
					service
						? messages.addressOrCoordinates()
						: messages.onlyCoordinates()
				}
				value={ typed }
				autoComplete="off"
				onChange={ ( text ) => {
					setTyped( text );
					setRefused( false );
				} }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ coordinates || ! service
					? messages.add()
					: messages.search() }
			</Button>
			{ isRefused && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.noCoordinates() }
				</Notice>
			) }
			{ service && asked && asked === search && (
				<Found service={ service } search={ asked } onAdd={ add } />
			) }
		</form>
	);
}

function Found( {
	service,
	search,
	onAdd,
}: {
	service: MapService;
	search: string;
	onAdd( point: PlacedPoint ): void;
} ): ReactNode {
	const found = useEndpoint( searchPlaces, {
		params: { search },
		query: {
			access_token: service.key,
			limit: MOST_FOUND,
			language: document.documentElement.lang.slice( 0, 2 ) || 'en',
		},
	} );
	if ( found.status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{ label: messages.tryAgain(), onClick: found.retry },
				] }
			>
				{ messages.searchFailed( errorSentence( found.error ) ) }
			</Notice>
		);
	}
	if ( ! found.data?.length ) {
		return (
			<p role="status">
				{ found.data ? messages.nothingFound() : messages.searching() }
			</p>
		);
	}
	return (
		<ul
			className={ `${ ROOT_CLASS }__found` }
			aria-label={ messages.found() }
		>
			{ found.data.map( ( { title, address, coordinates }, index ) => (
				<li key={ index }>
					<Button
						__next40pxDefaultSize
						onClick={ () =>
							onAdd( {
								coordinates,
								title,
								caption: address === title ? '' : address,
							} )
						}
					>
						{ address }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
