import { useEndpoint } from '#shared/api';
import { toPlainText } from '#shared/attributes';
import { FormTokenField, SelectControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { listAudiences } from '../api';
import { messages } from '../messages';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';

/** Settings for the audience, if there are several, and for the tags of new members. */
export function Audience( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { data: audiences = [] } = useEndpoint(
		listAudiences,
		attributes.preview ? null : {}
	);
	const isKnown =
		! attributes.audience ||
		audiences.some( ( { id } ) => id === attributes.audience );
	return (
		<>
			{ ( audiences.length > 1 || ( audiences[ 0 ] && ! isKnown ) ) && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.audience() }
					value={ attributes.audience }
					options={ [
						...audiences.map( ( { id, name }, index ) => ( {
							value: index === 0 ? '' : id,
							label: name,
						} ) ),
						...( isKnown
							? []
							: [
									{
										value: attributes.audience,
										label: messages.lostAudience(),
									},
								] ),
					] }
					onChange={ ( audience ) =>
						// Groups belong to one audience, so changing it clears them.
						setAttributes( { audience, interests: [] } )
					}
				/>
			) }
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.tags() }
				value={ [ ...attributes.tags ] }
				onChange={ ( tokens ) =>
					setAttributes( {
						tags: tokens.map( ( token ) =>
							toPlainText(
								typeof token === 'string' ? token : token.value
							)
						),
					} )
				}
			/>
		</>
	);
}
