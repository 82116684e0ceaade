import { defineDocs } from '@kit-edge/docs'

export default defineDocs()
