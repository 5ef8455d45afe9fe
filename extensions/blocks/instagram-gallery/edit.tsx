import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { useWriteWithoutStep } from '#shared/undo';
import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Account, Picture } from './api';
import type { attributes as schema } from './attributes';
import { Connect } from './editor/connect';
import { Grid, Posts } from './editor/posts';

type Attributes = AttributesOf< typeof schema >;

const NO_ACCOUNT = { accessToken: '', instagramUser: '' };

/** Shows the connection form, then the posts of the account. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ): ReactNode {
	const { accessToken, isStackedOnMobile } = attributes;
	const [ hasFailed, setHasFailed ] = useState( false );
	const isPreview = useIsPreview();
	const blockProps = useBlockProps( {
		className: isStackedOnMobile ? 'is-stacked-on-mobile' : undefined,
	} );
	const writeWithoutStep = useWriteWithoutStep< Attributes >( clientId );
	const forget = () => setAttributes( NO_ACCOUNT );

	if ( isPreview ) {
		return (
			<div { ...blockProps }>
				<Grid
					pictures={ accessToken ? [] : EXAMPLE_PICTURES }
					{ ...attributes }
				/>
			</div>
		);
	}
	if ( ! accessToken ) {
		return (
			<div { ...blockProps }>
				<Connect
					hasFailed={ hasFailed }
					onChoose={ ( { reference, username }: Account ) => {
						setHasFailed( false );
						setAttributes( {
							accessToken: reference,
							instagramUser: username,
						} );
					} }
					onFail={ () => {
						setHasFailed( true );
						forget();
					} }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<Posts
				attributes={ attributes }
				setAttributes={ setAttributes }
				onForget={ forget }
				onRefuse={ () => {
					setHasFailed( true );
					writeWithoutStep( NO_ACCOUNT );
				} }
			/>
		</div>
	);
}

/** A drawn square as a data URL, so that the inserter's preview needs no request. */
const square = ( ground: string, front: string, path: string ): Picture => ( {
	url: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="${ ground }" d="M0 0h90v90H0z"/><path fill="${ front }" d="${ path }"/></svg>`
	) }`,
	title: '',
	isVideo: false,
} );

const HILL = 'M0 90V62l24-22 18 16 20-24 28 30v28z';
const SUN = 'M45 21a24 24 0 1 1 0 48 24 24 0 0 1 0-48z';
const LOAF = 'M15 66q-6-36 30-36t30 36z';

const EXAMPLE_PICTURES: readonly Picture[] = [
	square( '#f6c89f', '#7a4e5d', HILL ),
	square( '#2f5d62', '#f7efe2', SUN ),
	square( '#f3e3cd', '#c07a3d', LOAF ),
	square( '#c9b6e4', '#ffedb8', SUN ),
	square( '#f3d27a', '#8a5a3a', LOAF ),
	square( '#9fc4f6', '#2f5d50', HILL ),
];
