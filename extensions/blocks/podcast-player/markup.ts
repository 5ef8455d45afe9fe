/** Class names that save, `render.php`, the visitor's script and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-podcast-player';

/** The part that the visitor's script mounts on, inside the block's own element. */
export const STAGE_CLASS = part( 'stage' );

/** The element of a part. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

/** What the stage says to the script. */
export type StageData = {
	/** Show the title of the current episode above the player. */
	showsTitle: boolean;
	showsDescription: boolean;
	/** Where the list is asked for when it is old; empty where nobody could answer. */
	refresh: string;
	/** Changes with the feed. */
	version: string;
	/** When the server looked at the feed last, in seconds since 1970. */
	checked: number;
};

/** Settings to attributes of the stage; `server/` writes the same. */
export function toStageAttributes( {
	showsTitle,
	showsDescription,
	refresh,
	version,
	checked,
}: StageData ): Record< `data-${ string }`, string > {
	return {
		...( showsTitle ? { 'data-title': '' } : {} ),
		...( showsDescription ? { 'data-description': '' } : {} ),
		...( refresh
			? {
					'data-refresh': refresh,
					'data-version': version,
					'data-checked': String( checked ),
				}
			: {} ),
	};
}

/** Attributes of the stage to settings. */
export function fromStage( { dataset }: HTMLElement ): StageData {
	return {
		showsTitle: dataset.title !== undefined,
		showsDescription: dataset.description !== undefined,
		refresh: dataset.refresh ?? '',
		version: dataset.version ?? '',
		checked: Number( dataset.checked ) || 0,
	};
}
