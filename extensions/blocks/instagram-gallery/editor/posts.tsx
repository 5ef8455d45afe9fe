import type { EditingProps } from '#shared/definitions';
import { errorMessage } from '#shared/api';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { EmbedLink } from '#shared/embed/save';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { profileAddress } from '../markup';
import { messages } from '../messages';
import { Grid } from './grid';
import { Inspector } from './inspector';
import { useGallery } from './use-gallery';

/** The posts of the account that was chosen, or why there are none. */
export function Posts( {
	attributes,
	setAttributes,
	onForget,
	onRefuse,
}: EditingProps< typeof schema > & {
	/** The author has taken the account out. */
	onForget(): void;
	/** The account cannot be read any more. */
	onRefuse(): void;
} ): ReactNode {
	const { gallery, isLoading, error, retry } = useGallery(
		attributes.accessToken
	);
	const isRefused = error?.code === 'invalid_token';
	const refuse = useRef( onRefuse );
	refuse.current = onRefuse;
	useEffect( () => {
		if ( isRefused ) {
			refuse.current();
		}
	}, [ isRefused ] );

	// An account may have been renamed since it was chosen: the page links to its present name, too.
	const shown = {
		...attributes,
		instagramUser: gallery?.username || attributes.instagramUser,
	};
	const places = gallery && gallery.pictures.length + gallery.pending;
	const isEmpty = gallery?.total === 0;
	const address = profileAddress( shown );
	return (
		<>
			<Inspector
				attributes={ shown }
				setAttributes={ setAttributes }
				total={ gallery?.total }
				onForget={ onForget }
			/>
			{ error && (
				<Notice
					status="error"
					isDismissible={ false }
					className="wp-block-dovetail-instagram-gallery__notice"
				>
					<p>{ messages.failed() }</p>
					<p>{ errorMessage( error ) }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ retry }
					>
						{ messages.retry() }
					</Button>
				</Notice>
			) }
			{ places === 0 && ! error && (
				<Notice status="error" isDismissible={ false }>
					{ isEmpty ? messages.noImages() : messages.failed() }
				</Notice>
			) }
			{ ! gallery && isLoading && (
				<p
					className="wp-block-dovetail-instagram-gallery__loading"
					role="status"
				>
					<Spinner />
					{ messages.loading() }
				</p>
			) }
			{ places !== 0 && (
				<Grid
					{ ...attributes }
					pictures={ gallery?.pictures ?? [] }
					places={ error && ! gallery ? 0 : places }
				/>
			) }
			{ address && (
				<EmbedLink
					address={ address }
					onClick={ ( event ) => event.preventDefault() }
				/>
			) }
		</>
	);
}
