"""Split oak and alder stacked in a stone niche, the day's wood on the floor before it, a split round on the block."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _wood as W
SIZE = (1600, 1067)
POST = dict(exposure=1.4, contrast=1.42, sat=1.0, bloom=0.12, vignette=0.6, wb=[0.92, 1.0, 1.16])

def fieldstone(seed=0):
    g = M.NT("stone"); v = g.co(vary=True); n = g.noise(v, 7, 7, 0.65); rd = g.node('ObjectInfo').outputs['Random']
    col = g.mix(rd, g.ramp(n, (0.3, '#3c3d3c'), (0.7, '#77746c')), g.ramp(n, (0.3, '#43392f'), (0.7, '#857461')))
    return g.out(g.principled(Base_Color=col, Roughness=0.85, Specular=0.25, Normal=g.bump(g.math('ADD', n, g.math('MULTIPLY', g.noise(v, 60, 6, 0.7), 0.4)), 0.8, 0.02)))

def wall(x0, x1, z0, z1, y, t, mat, seed=1, size=0.2):
    """Courses of rough blocks."""
    r = random.Random(seed); z = z0
    while z < z1 - 0.02:
        h = min(size * r.uniform(0.7, 1.3), z1 - z); x = x0 - r.uniform(0, size)
        while x < x1:
            w = size * r.uniform(0.9, 2.2); a, b = max(x, x0), min(x + w, x1)
            if b - a > 0.03:
                o = S.box((b - a - 0.014, t, h - 0.014), ((a + b) / 2, y + r.uniform(-.012, .012), z + h / 2), mat, bev=0); S.bevel(o, 0.022, 3); S.sub(o, 1)
            x += w
        z += h
    S.box((x1 - x0, t * 0.85, z1 - z0), ((x0 + x1) / 2, y + t * 0.06, (z0 + z1) / 2), M.plaster('#2b2926'), bev=0)

def build():
    r = random.Random(2)
    S.world((0.012, 0.015, 0.018), (0.018, 0.016, 0.014), (0.004, 0.004, 0.004))
    mats = [W.end_mat(), W.bark_mat(), W.split_mat()]; fs = fieldstone()
    wall(-2.2, -1.0, 0, 2.2, 0.0, 0.5, fs, 1); wall(1.0, 2.2, 0, 2.2, 0.0, 0.5, fs, 2); wall(-1.0, 1.0, 1.38, 2.2, 0.0, 0.5, fs, 3)
    S.box((2.5, 0.56, 0.17), (0, -0.02, 1.31), M.wood(('#22130a', '#362012', '#4a2d1a', '#5b3a23'), 'X', rough=0.55), bev=0.012)
    S.box((2.2, 0.1, 1.5), (0, 0.34, 0.7), M.simple('#060504', 0.9), bev=0)
    W.stack(2.0, 1.20, 0.42, mats, (-1.0, -0.02, 0.0), 0.045, 0.088, 4)
    fl = M.plaster('#4a4742', 0.6, 0.6)
    for i in range(9):
        for j in range(6): S.box((0.52, 0.42, 0.05), (-2.2 + i * 0.53 + 0.26 * (j % 2), -0.5 - j * 0.43, -0.025 + r.uniform(-.002, .002)), fl, bev=0.008)
    # chopping block with a split round on it, some splits, chips
    S.place(W.log(0.24, 0.40, 0, 360, mats, 77), (0.72, -0.82, 0.20), (90, 0, 20))
    for (x, y, a, k) in ((0.10, -0.66, 12, 0), (-0.12, -0.78, -24, 1), (0.28, -1.02, 62, 2), (-0.55, -0.60, 4, 3)): S.place(W.log(0.085, 0.38, 200 + k * 20, 300 + k * 20, mats, 90 + k), (x, y, 0.085), (0, 0, 90 + a))
    S.place(W.log(0.10, 0.30, 200, 372, mats, 61), (0.70, -0.86, 0.553), (90, 0, 150)); S.place(W.log(0.10, 0.30, 20, 190, mats, 62), (0.80, -0.74, 0.455), (0, -60, 64))
    chip = [W.log(0.02, 0.045, 0, 70, mats, 120 + i) for i in range(3)]
    for q in chip: q.location.z = -9
    for i in range(90): S.dup(r.choice(chip), (0.4 + r.gauss(0, 0.42), -0.9 + r.gauss(0, 0.22), 0.006), (r.uniform(0, 360),) * 3, r.uniform(0.25, 0.9))
    # lantern on the floor
    br = M.brass(0.25); x, y = -0.86, -0.72
    S.lathe([(0, 0), (0.085, 0), (0.088, 0.02), (0.07, 0.035), (0, 0.035)], br, 40).location = (x, y, 0); S.lathe([(0.075, 0.26), (0.05, 0.30), (0.02, 0.325), (0, 0.33)], br, 40).location = (x, y, 0)
    for i in range(4): a = math.pi / 4 + i * math.pi / 2; S.tube([(x + 0.068 * math.cos(a), y + 0.068 * math.sin(a), 0.03), (x + 0.068 * math.cos(a), y + 0.068 * math.sin(a), 0.265)], 0.004, br)
    gl = S.lathe([(0.058, 0.036), (0.060, 0.15), (0.058, 0.262)], M.glass((1, 0.93, 0.8)), 40); gl.location = (x, y, 0)
    for o in P.candle_votive(M.glass((1, 0.85, 0.6)), M.simple('#efe2c4', 0.5, sss=0.3), M.flame(26), 3.2): o.location = Vector(o.location) + Vector((x, y, 0.036))
    S.tube([(x - 0.06, y, 0.30), (x - 0.04, y, 0.40), (x, y, 0.435), (x + 0.04, y, 0.40), (x + 0.06, y, 0.30)], 0.004, br)
    S.area((-1.9, -1.5, 1.9), (0, 0, 0.5), 0.6, 62, 5200, size_y=0.9); S.area((1.9, -1.2, 1.3), (0.3, 0, 0.4), 0.5, 16, 2500); S.area((0, -2.4, 0.5), (0, -0.5, 0.2), 1.0, 5, 2300)
    S.camera((-0.40, -2.75, 0.82), (-0.02, 0, 0.50), 36, 3.2, (0, -0.2, 0.55))
