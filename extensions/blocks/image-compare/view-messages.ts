/** Texts of the view script. The labels on the images come from `render.php`. */
export const viewMessages = {
	slider: 'Divider between the picture before and the picture after',
};
